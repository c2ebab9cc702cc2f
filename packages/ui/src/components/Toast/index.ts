export { ToastProvider, type ToastProviderProps, type Toasts, useToast } from './ToastProvider';
export type { ToastMessage } from './toast-list';
