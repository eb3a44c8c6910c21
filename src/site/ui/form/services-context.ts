import { createContext, useContext } from 'react';
import type { Services } from '../../services/services.ts';
import type { Toasts } from '../toasts/toast.ts';

/** What a form needs of the world outside the page. A page that is only drawn, as in a preview, has none. */
export type FormServices = { services: Services; toasts: Toasts };

/** Gives forms what they need of the world outside. */
export const FormServicesContext = createContext<FormServices | null>(null);

/** What a form needs of the world outside; null where there is none. */
export const useFormServices = (): FormServices | null => useContext(FormServicesContext);
