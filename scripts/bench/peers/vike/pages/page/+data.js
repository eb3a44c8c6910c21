import { pageOf } from '../../content.js';

export const data = ({ routeParams: { locale, page } }) => pageOf(locale, page);
