import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

const { color, font, radius } = theme;
const line = `1px solid ${color.border.subtle}`;
const display = (size: string) => `${font.weight.semibold} ${size} ${font.family.display}`;

export const List = styled.ul`
  position: relative;
  & > li { position: relative; display: flex; align-items: center; gap: 0.75rem; padding-block: 0.6875rem; border-top: ${line}; }
  & > li > :last-child { margin-inline-start: auto; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  &[data-look='boxes'] { display: grid; gap: 0.5rem; }
  &[data-look='boxes'] > li { padding-block: 0.625rem; padding-inline: 0.625rem 0.875rem; border: 0; border-radius: ${radius.field}; box-shadow: inset 0 0 0 1.5px ${color.agave[200]}; }
  &[data-look='boxes'] > li > :last-child { font-size: 1rem; }
  &[data-look='route'] > li { padding-block: 0.5rem; border: 0; }
  &[data-look='route'] > li > :last-child { color: ${color.text.link}; font-weight: ${font.weight.semibold}; }
  &[data-look='route']::before { content: ''; position: absolute; inset: 1.5rem auto; inset-inline-start: 1rem; width: 3px; background: ${color.agave[100]}; }
`;

export const Catalog = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.625rem;
  & > figure { min-width: 0; }
  & img { width: 100%; border-radius: ${radius.md}; }
  & figcaption { margin-top: 0.4375rem; color: ${color.text.strong}; font-weight: ${font.weight.semibold}; line-height: 1.3; overflow-wrap: anywhere; }
  & small { display: block; color: ${color.text.muted}; font-size: 0.75rem; font-weight: ${font.weight.regular}; }
  ${below('tiny')} { gap: 0.5rem; & figcaption { hyphens: auto; } }
`;

export const Prices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem;
  & > div { padding: 0.75rem 0.875rem; border-radius: ${radius.field}; background: ${color.agave[50]}; }
  & > :last-child { background: ${color.buganvilia[50]}; box-shadow: inset 0 0 0 1.5px ${color.buganvilia[600]}; }
  & b, & s { display: block; font: ${display('1.5rem/1.15')}; letter-spacing: -0.02em; }
  & s { font-weight: ${font.weight.medium}; text-decoration-thickness: 1.5px; }
`;

/** Where its own room is narrow, the pictures make way for the names. */
export const Compare = styled.div`
  container-type: inline-size;
  & > div { display: grid; grid-template-columns: 1fr 3.25rem 6.125rem; gap: 0.5rem; align-items: center; padding-block: 0.625rem; border-top: ${line}; }
  & > :first-child { padding-block: 0 0.375rem; border: 0; font-size: 0.75rem; }
  & > div > :first-child { display: flex; align-items: center; gap: 0.625rem; line-height: 1.25; }
  & > div > :not(:first-child) { text-align: end; font-variant-numeric: tabular-nums; }
  & > div > :last-child > b { font-size: 1rem; }
  & img { flex: none; width: 2.25rem; height: 2.25rem; border-radius: 9px; }
  & small { margin-inline-start: 0.375rem; padding: 0.125rem 0.4375rem; border-radius: ${radius.full}; background: ${color.buganvilia[100]}; color: ${color.buganvilia[800]}; font-size: 0.75rem; font-weight: ${font.weight.semibold}; }
  @container (max-width: 16.5rem) { & img { display: none; } & > div { grid-template-columns: minmax(0, 1fr) auto auto; } }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  & > span { padding: 0.25rem 0.625rem; border-radius: ${radius.full}; background: ${color.agave[50]}; color: ${color.text.strong}; font-size: 0.75rem; font-weight: ${font.weight.medium}; }
  & > :first-child { background: ${color.agave[900]}; color: ${color.white}; }
`;

/** A line of words at both ends: a text to copy, a total, or a last line with its icon. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  padding-top: 0.75rem;
  border-top: ${line};
  &:not([data-kind]) { align-items: baseline; }
  &[data-kind='foot'] { justify-content: start; margin-top: 0.5rem; }
  &[data-kind='copy'], &[data-highlighted] { border: 0; padding: 0.75rem 0.875rem; border-radius: ${radius.field}; }
  &[data-kind='copy'] { background: ${color.agave[50]}; color: ${color.text.strong}; font-weight: ${font.weight.medium}; }
  &[data-kind='copy'] > .icon { color: ${color.text.link}; }
  & > b { font: ${display('1.375rem/1')}; letter-spacing: -0.02em; }
  &[data-highlighted] { padding: 0.875rem 1rem; background: ${color.buganvilia[100]}; }
  &[data-highlighted], &[data-highlighted] > b { color: ${color.buganvilia[800]}; }
  &[data-highlighted] > b { font-size: 1.625rem; }
`;

export const Coupon = styled.div`
  position: relative;
  padding: 0.875rem 1.125rem;
  border-radius: ${radius.field};
  background: ${color.apricot[200]};
  color: ${color.agave[800]};
  & > b { display: block; font: ${display('1.125rem/1.3')}; letter-spacing: -0.015em; }
  &::before, &::after { content: ''; position: absolute; top: calc(50% - 7px); inset-inline-start: -7px; width: 14px; height: 14px; border-radius: 50%; background: ${color.white}; }
  &::after { inset-inline: auto -7px; }
`;
