import {
  dashboard,
  dataHistory,
  emissionRequestSummary,
  requestAgeSummary,
  requestSummary,
} from '../resources/dashboard.ts';
import { dashboardCalls } from './dashboard.calls.ts';
import { defineOperations } from './operation.ts';

export const dashboardOperations = defineOperations(dashboardCalls, {
  getDashboard: {
    tag: 'Organisation',
    summary: 'What waits for the own organisation on either side, and how its newest campaign stands',
    success: { status: 200, body: dashboard, description: 'Counts, exact at any size.' },
    errors: [],
  },
  getDataHistory: {
    tag: 'Organisation',
    summary: 'Primary data share, verified share and quality of the current versions, month by month',
    success: { status: 200, body: dataHistory, description: 'The last twelve months.' },
    errors: [],
  },
  getEmissionRequestSummary: {
    tag: 'Organisation',
    summary: 'Requests sent and received by aggregated status',
    success: { status: 200, body: emissionRequestSummary, description: 'How many there are of each.' },
    errors: [],
  },
  getRequestSummary: {
    tag: 'Product',
    summary: 'Lines by status, as customer and as supplier',
    success: { status: 200, body: requestSummary, description: 'How many there are of each.' },
    errors: [],
  },
  getRequestAgeSummary: {
    tag: 'Product',
    summary: 'Open lines by age, as customer and as supplier',
    success: { status: 200, body: requestAgeSummary, description: 'How many there are of each.' },
    errors: [],
  },
});
