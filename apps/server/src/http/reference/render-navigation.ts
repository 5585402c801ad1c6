import { html, type Markup } from './html.ts';
import type { PlacedOperation } from './placed-operations.ts';

export interface TagGroup {
  readonly tag: string;
  readonly operations: readonly PlacedOperation[];
}

export const tagAnchor = (tag: string) => `tag-${tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

export function renderNavigation(groups: readonly TagGroup[]): Markup {
  return html`<nav aria-label="Operations">
<ul>
<li><a href="#conventions">What holds for every call</a></li>
${groups.map(
  ({ operations, tag }) => html`<li><a href="#${tagAnchor(tag)}">${tag}</a>
<ul>${operations.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}</ul></li>
`,
)}<li><a href="#schemas">Schemas</a></li>
</ul>
</nav>
`;
}
