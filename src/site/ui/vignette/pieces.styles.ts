import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

const { color, font, radius } = theme;
const line = `1px solid ${color.border.subtle}`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  &[data-ends] > :last-child { margin-inline-start: auto; text-align: end; }
  &[data-divided] { align-items: baseline; padding-top: 0.875rem; border-top: ${line}; }
  &[data-divided] + * { margin-top: 0.5rem; }
  & > .icon { width: 1.125rem; height: 1.125rem; color: ${color.success[700]}; }
  & > [data-button] { padding-block: 0.5rem; }
`;

export const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.25rem 0.625rem;
  border-radius: ${radius.full};
  background: var(--tone);
  color: ${color.text.strong};
  font-size: 0.75rem;
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
  white-space: nowrap;
  &[data-tone='rose'] { color: ${color.buganvilia[800]}; }
  &[data-tone='success'] { color: ${color.success[700]}; }
  & > .icon { width: 0.875rem; height: 0.875rem; }
  & > i { width: 0.5rem; height: 0.5rem; border-radius: 50%; background: currentColor; }
`;

export const Dot = styled.span`
  width: 2.125rem;
  height: 2.125rem;
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  background: var(--tone);
  color: ${color.text.strong};
  font-size: 0.75rem;
  font-weight: ${font.weight.semibold};
  & > .icon { width: 1rem; height: 1rem; }
`;

export const Thumb = styled.span`
  flex: none;
  & img { width: 3rem; height: 3rem; border-radius: 12px; }
  &[data-large] img { width: 4rem; height: 4rem; border-radius: ${radius.md}; }
`;

export const Stack = styled.span`
  display: flex;
  & > [data-tone] { width: 1.875rem; height: 1.875rem; box-shadow: 0 0 0 2px ${color.white}; font-size: 0.6875rem; }
  & > [data-tone] + [data-tone] { margin-inline-start: -0.4375rem; }
`;

export const Amount = styled.div`
  color: ${color.text.strong};
  font: ${font.weight.semibold} 2.125rem/1 ${font.family.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  &[data-large] { font-size: 3rem; letter-spacing: -0.04em; }
  & > small { color: ${color.text.muted}; font: ${font.weight.medium} 0.875rem ${font.family.text}; letter-spacing: 0; }
  & > p { margin-top: 0.25rem; color: ${color.text.muted}; font: ${font.weight.regular} ${font.size.caption}/1.4 ${font.family.text}; letter-spacing: 0; }
`;

export const Button = styled.span`
  display: grid;
  place-items: center;
  padding: 0.6875rem 1rem;
  border-radius: ${radius.full};
  background: ${color.buganvilia[600]};
  color: ${color.white};
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
`;
