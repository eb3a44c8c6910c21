import { useEffect, useRef } from 'react';
import { Icon } from '../../../engine/react/Icon.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';
import { useStepInView } from './use-step-in-view.ts';

type Steps = Pick<SectionProps<'process'>, 'stepLabel' | 'steps'>;

const stateOf = (index: number, active: number) =>
  index === active ? 'active' : index < active ? 'done' : 'next';

const Steps = ({ stepLabel, steps }: Steps) => {
  const list = useRef<HTMLOListElement>(null);
  const active = useStepInView(list);
  useEffect(() => {
    list.current?.style.setProperty('--filled', String(active / (steps.length - 1)));
  }, [active, steps.length]);
  return (
    <S.Steps ref={list} data-reveal="">
      {steps.map(({ title, description, iconOff, iconOn }, index) => (
        <S.Step
          key={title}
          data-item=""
          data-state={stateOf(index, active)}
          aria-current={index === active ? 'step' : undefined}
        >
          <div>
            <small>{`${stepLabel} ${index + 1}`}</small>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <S.Node>
            <Icon name={index === active ? iconOn : iconOff} />
          </S.Node>
        </S.Step>
      ))}
    </S.Steps>
  );
};

/** Steps along a line that fills while the page is scrolled. */
export const Component = ({ root, title, text, ...steps }: SectionProps<'process'>) => (
  <section {...root} data-surface="mist">
    <Wrap>
      <SectionHead title={title} text={text} align="center" />
      <Steps {...steps} />
    </Wrap>
  </section>
);
