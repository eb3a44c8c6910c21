import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../engine/core/types.ts';
import { createPageStore, PageContext } from '../../../engine/react/page-store.ts';
import type { FooterProps } from '../../../generated/types.ts';
import { Component } from './Component.tsx';

const toast = { title: 'Failed', text: 'Try again' };

const newsletter: NonNullable<FooterProps['newsletter']> = {
  title: 'News',
  text: 'Once a month',
  form: {
    id: 'newsletter',
    schema: 'newsletter',
    endpoint: 'newsletter',
    fields: [{ name: 'email', kind: 'email', label: 'Email' }],
    submit: 'Send',
    sending: 'Sending',
    sent: { title: 'Thanks', again: 'Again' },
    noScript: 'Write instead',
    toasts: { failed: toast, close: 'Close' },
  },
};

const store = createPageStore({ page: { path: '/' }, code: '' } as PageData);

const headingsOf = (props: Partial<FooterProps>) => {
  const html = renderToStaticMarkup(
    <PageContext.Provider value={store}>
      <Component
        root={{ id: 'footer', 'data-section': 'footer', 'data-section-id': 'footer' }}
        logo={{ src: '/logo.svg', alt: 'Cups' }}
        text="Cups"
        columns={[{ title: 'Visit', links: [{ label: 'Home', link: '/' }] }]}
        contact={{ title: 'Contact', ways: [{ icon: 'phone', text: '1' }] }}
        copyright="Cups"
        year="2026"
        newTab="new tab"
        {...props}
      />
    </PageContext.Provider>,
  );
  return [...html.matchAll(/<(h\d)[^>]*>(.*?)</g)].map(([, level, title]) => `${level} ${title}`);
};

describe('the headings of the footer', () => {
  it('skip no level where there is no newsletter', () => {
    expect(headingsOf({})).toEqual(['h2 Visit', 'h2 Contact']);
  });

  it('are below the title of the newsletter', () => {
    expect(headingsOf({ newsletter })).toEqual(['h2 News', 'h3 Visit', 'h3 Contact']);
  });
});
