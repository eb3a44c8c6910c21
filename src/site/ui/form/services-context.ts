import { createContext, useContext } from 'react';
import type { Services } from '../../services/services.ts';
import type { Toasts } from '../toasts/toast.ts';

/** What a form needs of the world outside the page. A page that is only drawn, as in a preview, has none. */
export type FormServices = { services: Services; toasts: Toasts };

export const FormServicesContext = createContext<FormServices | null>(null);

export const useFormServices = (): FormServices | null => useContext(FormServicesContext);
