import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Queries, ReadQueries } from '../../database/database.ts';
import { plansOf, sessionOf } from '../../testing/plan-nodes.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { explainKept } from '../../testing/explain-kept.ts';
import { demoMembers, tokenOf } from '../../testing/members.ts';
