export { ToastProvider, type ToastProviderProps, type Toasts, useToast } from './ToastProvider';
export type { ToastAction, ToastMessage, ToastTone } from './toast-list';
