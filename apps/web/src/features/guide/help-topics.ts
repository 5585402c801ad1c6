import type { LinkProps } from '@tanstack/react-router';

interface HelpTopic {
  readonly name: string;
  /** The screen on which it is done. */
  readonly to: NonNullable<LinkProps['to']>;
}

/** What people come to do, by who they are, in the order in which they come to it. */
export const helpTopics = {
  customer: [
    { name: 'invite', to: '/customer/suppliers' },
    { name: 'products', to: '/products/purchased' },
    { name: 'request', to: '/products/purchased' },
    { name: 'review', to: '/customer/reviews' },
    { name: 'total', to: '/products/purchased/footprint' },
  ],
  supplier: [
    { name: 'answer', to: '/products/received-requests' },
    { name: 'several', to: '/products/received-requests/templates' },
    { name: 'sold', to: '/products/sold' },
    { name: 'estimate', to: '/supplier/calculator' },
  ],
  everybody: [
    { name: 'colleagues', to: '/settings' },
    { name: 'platforms', to: '/settings' },
    { name: 'method', to: '/calculation-methodology' },
  ],
} as const satisfies Record<string, readonly HelpTopic[]>;

export const helpReaders = ['customer', 'supplier', 'everybody'] as const;
