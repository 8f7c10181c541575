declare module 'virtual:han-fonts.css';
declare module '@inkstone/ui/styles.css';
