import { createContext, useContext } from 'react';
import type { Services } from '../../services/services.ts';
import type { Toasts } from '../toasts/toast.ts';

/** The services that a form needs from outside the page. A page that is only drawn, as in a preview, has none. */
export type FormServices = { services: Services; toasts: Toasts };

/** Gives forms the services from outside the page. */
export const FormServicesContext = createContext<FormServices | null>(null);

/** The services from outside the page; null if there are none. */
export const useFormServices = (): FormServices | null => useContext(FormServicesContext);
