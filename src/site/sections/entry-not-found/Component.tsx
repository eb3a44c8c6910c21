import { Link } from '../../../engine/react/Link.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { Card } from '../../../generated/types.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ButtonRow } from '../../ui/button.styles.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { QuietCard, QuietRoot } from '../../ui/quiet.styles.ts';
import * as S from './styles.ts';

const Entry = ({ link = '', title, tone, imageBg, imageMobile }: Card) => (
  <li data-item="">
    <Link href={link}>
      <span data-tone={tone}>
        <Picture image={imageMobile ?? imageBg} />
      </span>
      {title}
    </Link>
  </li>
);

/** The screen for an entry there is not: it leads to those there are. */
export const Component = ({ root, title, text, cards, button, art }: SectionProps<'entry-not-found'>) => (
  <QuietRoot {...root} data-fills="">
    <Wrap>
      <QuietCard data-wide="">
        <Picture image={art} eager />
        <h1>{title}</h1>
        <p>{text}</p>
        <S.Entries>
          {cards.map((card) => (
            <Entry key={card.title} {...card} />
          ))}
        </S.Entries>
        <ButtonRow>
          <LinkButton button={button} look="primary" arrow />
        </ButtonRow>
      </QuietCard>
    </Wrap>
  </QuietRoot>
);
