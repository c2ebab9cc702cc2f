import type { Month } from '@tallycomb/inflation-core';
import { useState } from 'react';
import { planMonths } from './plan-months';
import { pricePlan } from './price-plan';
import type { Aim } from './price-plan-text';
import type { AskedPrice } from './use-asked-price';

/** The plan for the price that is asked about; a month that was typed stays when its step is gone. */
export function usePricePlan({ targets, step }: AskedPrice, today: Month) {
  const [aim, setAim] = useState<Aim>('prices');
  const [count, setCount] = useState('2');
  const [typed, setTyped] = useState<readonly (string | undefined)[]>([]);
  const [service, setService] = useState('');
  const months = planMonths(
    Array.from({ length: Number(count) }, (_, at) => typed[at]),
    today,
  );
  return {
    aim,
    setAim: (value: string) => setAim(value as Aim), // the options of its radios
    count,
    setCount,
    months,
    setMonth: (at: number, text: string) =>
      setTyped((before) => Object.assign([...before], { [at]: text })),
    service,
    setService,
    step,
    plan: pricePlan({ target: targets[aim], months, step }),
  };
}

export type PricePlanState = ReturnType<typeof usePricePlan>;
