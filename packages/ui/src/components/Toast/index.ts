export * from './ToastProvider';
export type { ToastAction, ToastMessage, ToastTone } from './toast-list';
