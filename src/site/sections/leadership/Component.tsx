import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { Founder, TeamMember } from '../../../generated/types.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

const FounderCard = ({ name, role, bio, image, quote }: Founder) => (
  <S.Founder data-item="" data-reveal="">
    <Picture image={image} />
    <div>
      <blockquote>{quote}</blockquote>
      <div>
        <h3>{name}</h3>
        <p>{role}</p>
        <small>{bio}</small>
      </div>
    </div>
  </S.Founder>
);

const Member = ({ name, role, bio, image }: TeamMember) => (
  <li data-item="" data-reveal="">
    <Picture image={image} />
    <h3>{name}</h3>
    <p>{role}</p>
    <small>{bio}</small>
  </li>
);

/** The people who lead the company. */
export const Component = ({ root, title, founder, members }: SectionProps<'leadership'>) => (
  <S.Root {...root} data-surface="page">
    <Wrap>
      <SectionHead title={title} />
      <FounderCard {...founder} />
      <S.Members>
        {members.map((member) => (
          <Member {...member} key={member.key} />
        ))}
      </S.Members>
    </Wrap>
  </S.Root>
);
