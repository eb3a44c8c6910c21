import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

const { color, font, radius } = theme;
const line = `1px solid ${color.border.subtle}`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  &[data-ends] > :last-child { margin-inline-start: auto; text-align: end; }
  &[data-divided] { align-items: baseline; padding-top: 14px; border-top: ${line}; }
  &[data-divided] + * { margin-top: 8px; }
  & > .icon { width: 18px; height: 18px; color: ${color.success[700]}; }
  & > [data-button] { padding-block: 8px; }
`;

export const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 4px 10px;
  border-radius: ${radius.full};
  background: var(--tone);
  color: ${color.text.strong};
  font-size: 12px;
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
  white-space: nowrap;
  &[data-tone='rose'] { color: ${color.buganvilia[800]}; }
  &[data-tone='success'] { color: ${color.success[700]}; }
  & > .icon { width: 14px; height: 14px; }
  & > i { width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
`;

export const Dot = styled.span`
  width: 34px;
  height: 34px;
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  background: var(--tone);
  color: ${color.text.strong};
  font-size: 12px;
  font-weight: ${font.weight.semibold};
  & > .icon { width: 16px; height: 16px; }
`;

export const Thumb = styled.span`
  flex: none;
  & img { width: 48px; height: 48px; border-radius: 12px; }
  &[data-large] img { width: 64px; height: 64px; border-radius: ${radius.md}; }
`;

export const Stack = styled.span`
  display: flex;
  & > [data-tone] { width: 30px; height: 30px; box-shadow: 0 0 0 2px ${color.white}; font-size: 11px; }
  & > [data-tone] + [data-tone] { margin-inline-start: -7px; }
`;

export const Amount = styled.div`
  color: ${color.text.strong};
  font: ${font.weight.semibold} 34px/1 ${font.family.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  &[data-large] { font-size: 48px; letter-spacing: -0.04em; }
  & > small { color: ${color.text.muted}; font: ${font.weight.medium} 14px ${font.family.text}; letter-spacing: 0; }
  & > p { margin-top: 4px; color: ${color.text.muted}; font: ${font.weight.regular} 13px/1.4 ${font.family.text}; letter-spacing: 0; }
`;

export const Button = styled.span`
  display: grid;
  place-items: center;
  padding: 11px 16px;
  border-radius: ${radius.full};
  background: ${color.buganvilia[600]};
  color: ${color.white};
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
`;
