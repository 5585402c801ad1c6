import type { Method } from '../operations/call.ts';
import type { JsonSchema } from './json-schema.ts';

/** The part of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, DocumentedResponse>>;
    readonly parameters: Readonly<Record<string, DocumentedParameter>>;
    readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

export type PathItem = { readonly [method in Lowercase<Method>]?: DocumentedOperation };

export interface DocumentedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly deprecated?: true;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (DocumentedParameter | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, DocumentedResponse | Reference>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface DocumentedResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Content;
}

export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
