import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Component } from './Component.tsx';

const root = { id: 'overview', 'data-section': 'overview', 'data-section-id': 'overview' };

const featuresOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Feature ${index}`,
    description: 'About it',
    icon: 'gift',
  }));

const titlesShown = (count: number, limit?: number) => {
  const props = { root, eyebrow: 'Overview', statement: 'What it is', features: featuresOf(count) };
  const html = renderToStaticMarkup(<Component {...props} {...(limit ? { limit } : {})} />);
  return [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map((match) => match[1]);
};

describe('overview with up to the first 3 feature cards', () => {
  it('shows the first 3 of 6', () => {
    expect(titlesShown(6)).toEqual(['Feature 0', 'Feature 1', 'Feature 2']);
  });
  it('shows both of 2', () => {
    expect(titlesShown(2)).toHaveLength(2);
  });
  it('shows as many as the document allows', () => {
    expect(titlesShown(6, 4)).toHaveLength(4);
  });
});
