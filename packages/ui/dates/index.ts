export { DateField, DateTimeField } from './date-fields.tsx';
