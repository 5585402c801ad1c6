import type {
  DocumentedOperation,
  DocumentedParameter,
  OpenApiDocument,
  Reference,
} from '@pcf/contract/openapi/document-shape';
import { componentName } from './schema-text.ts';

export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentedOperation;
}

export function placedOperations({ paths }: OpenApiDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** What every call may carry is told once, in the introduction. */
export function commonParameters(document: OpenApiDocument): DocumentedParameter[] {
  const operations = placedOperations(document).map(({ operation }) => operation);
  return Object.entries(document.components.parameters)
    .filter(([name]) => operations.every(({ parameters }) => parameters.some((each) => pointsTo(each, name))))
    .map(([, parameter]) => parameter);
}

/** The parameters that an operation does not share with every other. */
export function ownParameters({ parameters }: DocumentedOperation, document: OpenApiDocument): DocumentedParameter[] {
  const common = commonParameters(document);
  return parameters
    .map((each) => ('$ref' in each ? document.components.parameters[componentName(each.$ref)] : each))
    .filter((each) => each !== undefined)
    .filter((each) => !common.includes(each));
}

const pointsTo = (parameter: DocumentedParameter | Reference, name: string) =>
  '$ref' in parameter && componentName(parameter.$ref) === name;
