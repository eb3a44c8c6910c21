import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

const { color, font, radius } = theme;
const line = `1px solid ${color.border.subtle}`;
const display = (size: string) => `${font.weight.semibold} ${size} ${font.family.display}`;

export const List = styled.ul`
  position: relative;
  & > li { position: relative; display: flex; align-items: center; gap: 12px; padding-block: 11px; border-top: ${line}; }
  & > li > :last-child { margin-inline-start: auto; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  &[data-look='boxes'] { display: grid; gap: 8px; }
  &[data-look='boxes'] > li { padding-block: 10px; padding-inline: 10px 14px; border: 0; border-radius: ${radius.field}; box-shadow: inset 0 0 0 1.5px ${color.agave[200]}; }
  &[data-look='boxes'] > li > :last-child { font-size: 16px; }
  &[data-look='route'] > li { padding-block: 8px; border: 0; }
  &[data-look='route'] > li > :last-child { color: ${color.text.link}; font-weight: ${font.weight.semibold}; }
  &[data-look='route']::before { content: ''; position: absolute; inset: 24px auto; inset-inline-start: 16px; width: 3px; background: ${color.agave[100]}; }
`;

/** Columns are as wide as their longest word: none is broken or drawn smaller, and all pictures of a row stay equally high. */
export const Catalog = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(min-content, 1fr));
  gap: 10px;
  & > figure { display: grid; grid-row: span 2; grid-template-rows: subgrid; row-gap: 0; }
  & img { width: 100%; height: 100%; border-radius: ${radius.md}; object-fit: cover; }
  & figcaption { margin-top: 7px; color: ${color.text.strong}; font-weight: ${font.weight.semibold}; line-height: 1.3; }
  & small { display: block; color: ${color.text.muted}; font-size: 12px; font-weight: ${font.weight.regular}; }
  ${below('tiny')} { gap: 8px; }
`;

export const Prices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  & > div { padding: 12px 14px; border-radius: ${radius.field}; background: ${color.agave[50]}; }
  & > :last-child { background: ${color.buganvilia[50]}; box-shadow: inset 0 0 0 1.5px ${color.buganvilia[600]}; }
  & b, & s { display: block; font: ${display('24px/1.15')}; letter-spacing: -0.02em; }
  & s { font-weight: ${font.weight.medium}; text-decoration-thickness: 1.5px; }
`;

/** Where its own room is narrow, the pictures make way for the names. */
export const Compare = styled.div`
  container-type: inline-size;
  & > div { display: grid; grid-template-columns: 1fr 52px 98px; gap: 8px; align-items: center; padding-block: 10px; border-top: ${line}; }
  & > :first-child { padding-block: 0 6px; border: 0; font-size: 12px; }
  & > div > :first-child { display: flex; align-items: center; gap: 10px; line-height: 1.25; }
  & > div > :not(:first-child) { text-align: end; font-variant-numeric: tabular-nums; }
  & > div > :last-child > b { font-size: 16px; }
  & img { flex: none; width: 36px; height: 36px; border-radius: 9px; }
  & small { margin-inline-start: 6px; padding: 2px 7px; border-radius: ${radius.full}; background: ${color.buganvilia[100]}; color: ${color.buganvilia[800]}; font-size: 12px; font-weight: ${font.weight.semibold}; }
  @container (max-width: 264px) { & img { display: none; } & > div { grid-template-columns: minmax(0, 1fr) auto auto; } }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > span { padding: 4px 10px; border-radius: ${radius.full}; background: ${color.agave[50]}; color: ${color.text.strong}; font-size: 12px; font-weight: ${font.weight.medium}; }
  & > :first-child { background: ${color.agave[900]}; color: ${color.white}; }
`;

/** A line of words at both ends: a text to copy, a total, or a last line with its icon. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-top: 12px;
  border-top: ${line};
  &:not([data-kind]) { align-items: baseline; }
  &[data-kind='foot'] { justify-content: start; margin-top: 8px; }
  &[data-kind='copy'], &[data-highlighted] { border: 0; padding: 12px 14px; border-radius: ${radius.field}; }
  &[data-kind='copy'] { background: ${color.agave[50]}; color: ${color.text.strong}; font-weight: ${font.weight.medium}; }
  &[data-kind='copy'] > .icon { color: ${color.text.link}; }
  & > b { font: ${display('22px/1')}; letter-spacing: -0.02em; }
  &[data-highlighted] { padding: 14px 16px; background: ${color.buganvilia[100]}; }
  &[data-highlighted], &[data-highlighted] > b { color: ${color.buganvilia[800]}; }
  &[data-highlighted] > b { font-size: 26px; }
`;

export const Coupon = styled.div`
  position: relative;
  padding: 14px 18px;
  border-radius: ${radius.field};
  background: ${color.apricot[200]};
  color: ${color.agave[800]};
  & > b { display: block; font: ${display('18px/1.2')}; letter-spacing: -0.015em; }
  &::before, &::after { content: ''; position: absolute; top: calc(50% - 7px); inset-inline-start: -7px; width: 14px; height: 14px; border-radius: 50%; background: ${color.white}; }
  &::after { inset-inline: auto -7px; }
`;
