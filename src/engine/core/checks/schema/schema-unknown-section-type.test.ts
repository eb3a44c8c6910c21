import { describe, expect, it } from 'vitest';
import { howToMakeSection } from '../suggestions/how-to-make-section.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';
import { problemsWithBanner } from '../testing/with-banner.ts';

describe('schema/unknown-section-type', () => {
  it('reports a type without a schema and asks for the one that was meant', () => {
    const changes = { 'pages/home.json#/sections/0/type': 'baner' };
    expect(placesAfter(changes)).toEqual(['schema/unknown-section-type pages/home.json#/sections/0/type']);
    expect(messagesAfter(changes)[0]).toContain('There is no section type "baner". Did you mean "banner"?');
  });

  it('asks for the only type that fits what stands in the section, though another is called alike', () => {
    const [told] = problemsAfter({ 'pages/home.json#/sections/1/type': 'Banner' });
    expect(told).toMatchObject({ check: 'schema/unknown-section-type', suggestion: 'grid' });
    expect(told?.fix).toBeUndefined();
  });

  it('tells how to make one that nothing resembles, where there are many', () => {
    expect(howToMakeSection('faq')).toMatch(
      /schemas\/sections\. To make it: npm run content -- new section faq$/,
    );
    expect(howToMakeSection('F A Q')).toMatch(/schemas\/sections\.$/);
  });

  it('asks for no type that only sounds alike and may not stand there', () => {
    const section = { type: 'big-banner', id: 'top', props: { title: 't:about.title' } };
    const of = (places: string[]) =>
      problemsWithBanner({ 'x-enabledOn': places }, { 'pages/home.json#/sections/0': section }).find(
        ({ check }) => check === 'schema/unknown-section-type',
      );
    expect(of(['page', 'layout.after'])?.suggestion).toBe('banner');
    expect(of(['layout.after'])?.suggestion).toBeUndefined();
    expect(of(['layout.after'])?.message).toContain('Those that may stand here are grid, ask.');
  });
});
