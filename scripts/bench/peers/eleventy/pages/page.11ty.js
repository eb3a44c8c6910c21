import { pageOf, routes } from '../content.js';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const valueHtml = (value, name) => {
  if (typeof value === 'string') return `<p class="${name}">${escaped(value)}</p>`;
  if (Array.isArray(value))
    return `<ul>${value.map((item) => `<li>${valueHtml(item, name)}</li>`).join('')}</ul>`;
  if (typeof value !== 'object' || value === null) return '';
  const items = Object.entries(value).map(([key, item]) => valueHtml(item, key));
  return `<div class="${name}">${items.join('')}</div>`;
};

export const data = {
  routes: routes(),
  pagination: { data: 'routes', size: 1, alias: 'route' },
  permalink: ({ route }) => `${route.locale}/${route.page}.html`,
};

export const render = ({ route: { locale, page } }) => {
  const { title, sections } = pageOf(locale, page);
  const body = sections.map(
    ({ type, id, props }) => `<section id="${id}">${valueHtml(props, type)}</section>`,
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body><main>${body.join('')}</main></body></html>`;
};
