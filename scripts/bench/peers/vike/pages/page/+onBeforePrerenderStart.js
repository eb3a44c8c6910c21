import { routes } from '../../content.js';

export const onBeforePrerenderStart = () => routes().map(({ locale, page }) => `/${locale}/${page}`);
