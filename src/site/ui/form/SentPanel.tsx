import { useLayoutEffect, useRef } from 'react';
import type { FormSent } from '../../../generated/types.ts';
import { ActionButton } from '../Button.tsx';
import { DrawnIcon } from '../DrawnIcon.tsx';
import * as S from './form.styles.ts';
import type { FormLook } from './Submit.tsx';

const Rings = () => (
  <svg viewBox="0 0 168 168" fill="none" aria-hidden="true">
    <circle cx="84" cy="84" r="74" stroke="var(--color-apricot-200)" strokeWidth="20" />
    <circle cx="84" cy="84" r="54" stroke="var(--color-apricot-400)" strokeWidth="20" />
    <circle cx="84" cy="84" r="44" fill="var(--color-buganvilia-600)" />
    <path
      d="m66 85 13 13 25-28"
      stroke="var(--color-white)"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

type SentPanelProps = { sent: FormSent; notice: string; look: FormLook; onAgain: () => void };

/**
 * The thanks in place of a form that was sent, or the server's message to the visitor. It takes the focus that the
 * button lost.
 */
export const SentPanel = ({ sent, notice, look, onAgain }: SentPanelProps) => {
  const title = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  if (look === 'pill') {
    return (
      <S.SentLine data-sent="">
        <p ref={title} tabIndex={-1}>
          <DrawnIcon name={notice ? 'mail' : 'check'} />
          {notice || sent.title}
        </p>
        <ActionButton look="ghost-dark" small onClick={onAgain}>
          {sent.again}
        </ActionButton>
      </S.SentLine>
    );
  }
  return (
    <S.Sent data-sent="">
      <Rings />
      <h2 ref={title} tabIndex={-1}>
        {sent.title}
      </h2>
      {(notice || sent.text) && <p>{notice || sent.text}</p>}
      <ActionButton look="ghost" onClick={onAgain}>
        {sent.again}
      </ActionButton>
    </S.Sent>
  );
};
