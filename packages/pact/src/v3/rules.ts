import type { RuleOperator } from '@pcf/contract/vocabulary/lists';

/** A rule for a product or a sector, with our codes. */
export interface Rule {
  readonly operator: RuleOperator;
  readonly otherOperatorName?: string;
  readonly ruleNames: readonly string[];
}

export const operatorNames = {
  PEF: 'PEF',
  EPD_INTERNATIONAL: 'EPD International',
  OTHER: 'Other',
} as const satisfies Record<RuleOperator, string>;

type OperatorName = (typeof operatorNames)[RuleOperator];

/** As PACT has it. */
export interface NamedRule {
  readonly operator: OperatorName;
  readonly ruleNames: readonly string[];
  readonly otherOperatorName?: string;
}

export const namedRule = ({ operator, otherOperatorName, ruleNames }: Rule): NamedRule => ({
  operator: operatorNames[operator],
  ruleNames,
  ...(otherOperatorName ? { otherOperatorName } : {}),
});

export const operatorOfName = (name: string): RuleOperator | null =>
  (Object.keys(operatorNames) as RuleOperator[]).find((operator) => operatorNames[operator] === name) ?? null;
