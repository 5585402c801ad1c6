const path = '/supplier/requests/$requestId/products/$productId';

/** Where each step of an answer is found. */
export const stepPaths = {
  overview: path,
  emissions: `${path}/emissions`,
  data: `${path}/data`,
  methods: `${path}/methods`,
  success: `${path}/success`,
} as const;
