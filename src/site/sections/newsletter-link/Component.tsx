import { useId, useLayoutEffect, useRef } from 'react';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { ButtonContent } from '../../../generated/types.ts';
import { ActionButton, LinkButton } from '../../ui/Button.tsx';
import { ButtonRow } from '../../ui/button.styles.ts';
import { DrawnIcon } from '../../ui/DrawnIcon.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import { QuietCard, QuietRoot } from '../../ui/quiet.styles.ts';
import { focusForm } from './focus-form.ts';
import * as S from './styles.ts';
import { type Step, useNewsletterLink } from './use-newsletter-link.ts';
import { useStateTitle } from './use-state-title.ts';

type Props = SectionProps<'newsletter-link'>;

const labelOf = (step: Step, { submit, sending, retry }: Props) =>
  ({ ready: submit, sending, failed: retry })[step as string];

type ButtonsProps = {
  label: string | undefined;
  sending: boolean;
  links: ButtonContent[];
  onPress: () => void;
};

/** The card's own button while there is one, and the ways on. */
const Buttons = ({ label, sending, links, onPress }: ButtonsProps) => (
  <ButtonRow onClick={focusForm}>
    {label && (
      <ActionButton look="ink" disabled={sending} onClick={onPress}>
        {sending && <DrawnIcon name="loader" spin />}
        {label}
      </ActionButton>
    )}
    {links.map((button, index) => (
      <LinkButton key={button.label} button={button} look={label || index > 0 ? 'ghost' : 'primary'} />
    ))}
  </ButtonRow>
);

/** What the link of a newsletter mail opens. An outcome takes the focus that the button lost, and so is read out. */
export const Component = (props: Props) => {
  const { root, action, art, noScript } = props;
  const { step, decide } = useNewsletterLink(action);
  const { title, text, links = [] } = props[step === 'sending' ? 'ready' : step];
  const heading = useRef<HTMLHeadingElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    if (['done', 'invalid', 'failed'].includes(step)) heading.current?.focus();
  }, [step]);

  const sending = step === 'sending';
  useStateTitle(sending || step === 'ready' ? undefined : title);
  const label = labelOf(step, props);
  return (
    <QuietRoot {...root} data-fills="">
      {/* Another card, not one that grows: browsers count what moves as a shift of the page. */}
      <S.Column as={Wrap} key={String(step === 'missing')}>
        <QuietCard>
          <Picture image={art} eager />
          <h1 ref={heading} tabIndex={-1} aria-describedby={textId}>
            {title}
          </h1>
          <p id={textId}>{text}</p>
          <noscript>
            <p>{noScript}</p>
          </noscript>
          <Buttons label={label} sending={sending} links={links} onPress={() => void decide()} />
          <p className="sr" role="status">
            {sending && label}
          </p>
        </QuietCard>
      </S.Column>
    </QuietRoot>
  );
};
