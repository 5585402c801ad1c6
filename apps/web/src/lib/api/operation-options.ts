import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import {
  mutationOptions,
  type QueryKey,
  type QueryKeyWithDataTag,
  queryOptions,
  type UnusedSkipTokenOptions,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { type CallArguments, callApi } from './call-api.ts';
import type { CallInput } from './prepare-call.ts';

/** Calls that take neither parameters nor a query nor a body. */
type BareCall = { [Name in CallName]: unknown extends OperationInput<Name> ? Name : never }[CallName];

type Query<Name extends CallName, Data> = UnusedSkipTokenOptions<OperationOutput<Name>, Error, Data> &
  QueryKeyWithDataTag<QueryKey, OperationOutput<Name>, Error>;

/** In what a query differs from others: how long it is fresh, what it shows meanwhile, what it selects. */
type QueryDifferences<Name extends CallName, Data> = Omit<
  UnusedSkipTokenOptions<OperationOutput<Name>, Error, Data>,
  'queryKey' | 'queryFn'
> & {
  /** What follows the operation's name in the key, where that is not the input. */
  readonly key?: QueryKey;
};

/**
 * What useQuery needs to read by a call of the contract. The key begins with the operation's name, by which others
 * invalidate it; the input follows: the values of the parameters in the order in which they are given, query, body.
 */
export function operationQuery<Name extends BareCall, Data = OperationOutput<Name>>(
  name: Name,
  input?: undefined,
  differences?: QueryDifferences<Name, Data>,
): Query<Name, Data>;
export function operationQuery<Name extends CallName, Data = OperationOutput<Name>>(
  name: Name,
  input: OperationInput<Name>,
  differences?: QueryDifferences<Name, Data>,
): Query<Name, Data>;
export function operationQuery<Name extends CallName, Data>(
  name: Name,
  input?: OperationInput<Name>,
  { key = inputKey(input as CallInput | undefined), ...differences }: QueryDifferences<Name, Data> = {},
): Query<Name, Data> {
  return queryOptions({
    queryKey: [name, ...key],
    queryFn: ({ signal }) => callApi(name, ...([input, { signal }] as CallArguments<Name>)),
    ...differences,
  });
}

function inputKey({ params = {}, query, body }: CallInput = {}): QueryKey {
  return [...Object.values(params), query, body].filter((part) => part !== undefined);
}

type Mutation<Name extends CallName, Variables> = UseMutationOptions<OperationOutput<Name>, Error, Variables>;

type InputVariables<Name extends CallName> = Name extends BareCall ? undefined : OperationInput<Name>;

/** In what a mutation differs from others: what it takes, what it invalidates, how long it is kept. */
interface MutationDifferences<Name extends CallName, Variables> extends Omit<Mutation<Name, Variables>, 'mutationFn'> {
  /** Makes the operation's input, where the mutation takes something else. */
  readonly input?: (variables: Variables) => OperationInput<Name>;
}

/** What useMutation needs to make a call of the contract. It takes the operation's input, as the call does. */
export function operationMutation<Name extends CallName, Variables = InputVariables<Name>>(
  name: Name,
  differences?: MutationDifferences<Name, Variables> &
    (InputVariables<Name> extends Variables ? unknown : { readonly input: unknown }),
): Mutation<Name, Variables>;
export function operationMutation<Name extends CallName, Variables>(
  name: Name,
  { input, ...differences }: MutationDifferences<Name, Variables> = {},
): Mutation<Name, Variables> {
  return mutationOptions({
    mutationKey: [name],
    mutationFn: (variables: Variables) =>
      callApi(name, ...([input ? input(variables) : variables] as CallArguments<Name>)),
    ...differences,
  });
}
