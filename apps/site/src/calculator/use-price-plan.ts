import { pricePlanText } from '@tallycomb/content/calculator';
import type { Month } from '@tallycomb/inflation-core';
import { planMonths } from './plan-months';
import { pricePlan } from './price-plan';
import type { Aim } from './price-plan-text';
import type { AskedPrice } from './use-asked-price';
import { chosenFrom, useEntryTexts } from './use-entry-texts';

/** The plan for the price that is asked about; a month that was typed stays when its step is gone. */
export function usePricePlan({ targets, step }: AskedPrice, today: Month) {
  const [typed, type] = useEntryTexts<'aim' | 'count' | 'service' | `month${number}`>('price-plan');
  const { service = '' } = typed;
  const count = chosenFrom(pricePlanText.count.options, typed.count, '2');
  const aim: Aim = typed.aim === 'salons' ? 'salons' : 'prices';
  const months = planMonths(
    Array.from({ length: Number(count) }, (_, at) => typed[`month${at}`]),
    today,
  );
  return {
    aim,
    setAim: (value: string) => type('aim', value),
    count,
    setCount: (value: string) => type('count', value),
    months,
    setMonth: (at: number, text: string) => type(`month${at}`, text),
    service,
    setService: (text: string) => type('service', text),
    step,
    plan: pricePlan({ target: targets[aim], months, step }),
  };
}

export type PricePlanState = ReturnType<typeof usePricePlan>;
