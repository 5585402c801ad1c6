import { Link } from '@tanstack/react-router';
import type { NetworkMessage } from '../../../exchange/network/list-network-messages.ts';
import classes from './message-line.module.css';

/** The product that a message is about, with the way to it where something was asked for. */
export function MessageLine({ message: { line } }: { message: NetworkMessage }) {
  if (line === null) return null;
  const { productId, productName, requestReference, side } = line;
  if (requestReference === null) return productName;
  return side === 'CUSTOMER' ? (
    <Link
      className={classes.link}
      to="/customer/requests/$requestId/$productId"
      params={{ requestId: requestReference, productId }}
    >
      {productName}
    </Link>
  ) : (
    <Link
      className={classes.link}
      to="/supplier/requests/$requestId/products/$productId"
      params={{ requestId: requestReference, productId }}
    >
      {productName}
    </Link>
  );
}
