import { z } from 'zod';

/** In every text that is sent and in nothing else, whatever else the text has to be. */
export const mark = 'xqsecret';

interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** Something that a schema takes, as far as it can be told from it, with a mark in every text. */
export function markedInput(schema: z.ZodType): unknown {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return inputOf(whole, '', whole.$defs ?? {});
}

function inputOf(shape: Shape, name: string, definitions: Readonly<Record<string, Shape>>): unknown {
  const definition = shape.$ref && definitions[shape.$ref.replace('#/$defs/', '')];
  if (definition) return inputOf(definition, name, definitions);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [choice] = shape.anyOf ?? shape.allOf ?? [];
  if (choice) return inputOf(choice, name, definitions);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, value]) => [key, inputOf(value, key, definitions)]),
      );
    case 'array':
      return shape.items ? [inputOf(shape.items, name, definitions)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(shape, name);
  }
}

function textOf({ format, pattern, maxLength = 100 }: Shape, name: string): string {
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'date') return '2026-01-01';
  if (format === 'date-time') return '2026-01-01T00:00:00Z';
  if (pattern?.includes('REQ-')) return 'REQ-2026-000001';
  if (/email/i.test(name)) return `${mark}.${crypto.randomUUID()}@mail.example`;
  if (/token/i.test(name)) return mark.padEnd(43, 'x');
  if (/password/i.test(name)) return `${mark}-Passw0rd-2026`;
  return `${mark} ${name}`.slice(0, maxLength);
}
