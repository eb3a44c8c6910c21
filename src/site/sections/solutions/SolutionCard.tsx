import { Icon } from '../../../engine/react/Icon.tsx';
import { Link } from '../../../engine/react/Link.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { Card } from '../../../generated/types.ts';
import { Eyebrow } from '../../ui/eyebrow.styles.ts';
import { More } from '../../ui/more.styles.ts';
import * as S from './card.styles.ts';
import { phoneWindow } from './phone-window.ts';

type SolutionCardProps = { card: Card; learnMore: string; badge?: string | undefined; featured?: boolean };

const phonePicture = ({ imageMobile }: Card) => imageMobile && { image: imageMobile, media: phoneWindow };

/**
 * A card that is one target: its picture travels to the page it leads to. The picture for phones is for the small place in
 * a row; the featured card has a wide one there, too.
 */
export const SolutionCard = ({ card, learnMore, badge, featured }: SolutionCardProps) => (
  <S.Card data-item="" data-reveal="" data-tone={featured ? 'ink' : card.tone} data-featured={featured}>
    <S.Art data-transition-from="" data-screen-only="">
      <Picture image={card.imageBg} other={featured ? undefined : phonePicture(card)} />
    </S.Art>
    <S.Body>
      {badge && <Eyebrow>{badge}</Eyebrow>}
      <h3>{card.title}</h3>
      <p>{card.description}</p>
      <More>
        <Link href={card.link ?? ''}>
          {learnMore}
          <span className="sr">{` – ${card.title}`}</span>
        </Link>
        <Icon name="arrow-right" />
      </More>
    </S.Body>
  </S.Card>
);
