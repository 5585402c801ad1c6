export const ipccAssessmentReports = ['AR4', 'AR5', 'AR6'] as const;

export type IpccAssessmentReport = (typeof ipccAssessmentReports)[number];
