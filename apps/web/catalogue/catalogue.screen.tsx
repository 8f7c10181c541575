export const Screen = () => null;
