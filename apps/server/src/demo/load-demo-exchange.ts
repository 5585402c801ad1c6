import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { ageDemo } from './age-demo.ts';
import { loadDemo } from './load-demo.ts';
import { loadDemoAnswers } from './load-demo-answers.ts';
import { loadDemoFacts } from './load-demo-facts.ts';
import { loadDemoInvitations } from './load-demo-invitations.ts';
import { loadDemoProducts } from './load-demo-products.ts';
import { loadDemoTemplates } from './load-demo-templates.ts';

/** All of the demo: its companies, what they buy and sell, and nearly a year of what passed between them. */
export async function loadDemoExchange(database: Database, documents: DocumentStore): Promise<void> {
  await loadDemo(database);
  await loadDemoInvitations(database);
  await loadDemoProducts(database);
  await loadDemoAnswers(database, documents);
  await loadDemoTemplates(database);
  await loadDemoFacts(database);
  await ageDemo(database);
}
