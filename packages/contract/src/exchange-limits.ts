/** How many of something one call takes. */
export const mostRequestedProducts = 500;
export const mostProductsAtOnce = 2000;
export const mostSuppliersInPath = 200;
export const mostRemovedSuppliers = 100;
/** The largest amount: of a mass, a quantity, an emission value. */
export const largestAmount = 999_999_999_999;
export const earliestYear = 1990;
export const latestYear = 2200;
/** Of an emission value. */
export const mostDecimals = 10;
export const mostSignificantDigits = 15;
/** How much of a footprint may be left out without a reason, in percent. */
export const exemptedPercentWithoutReason = 5;
/** How many rows one section of a calculation has at most. */
export const mostItemRows = 200;
export const mostStages = 100;
export const mostDocumentsOfField = 20;
/** How many identifiers, classifications or rules an answer names. */
export const mostExchangeIds = 50;
export const mostDeletedDocuments = 100;
export const mostReviewedAtOnce = 500;
/** How many answers one file brings; it may have more rows that say nothing new. */
export const mostAnswersInFile = 500;
export const mostCustomersInQuery = 500;
export const lockMinutes = 15;
/** How many requests are answered with templates, or matched with them, by one call. */
export const mostTemplateAnswers = 200;
export const mostConfirmedMatches = 500;
export const mostDeletedTemplates = 500;
export const mostTemplatesInQuery = 200;
/** How many templates are offered for one product. */
export const mostOfferedTemplates = 3;
/** How long before data lapse both sides are reminded, and lists say that they will. */
export const expiryNoticeDays = 60;
export const mostEstimatedProducts = 2000;
/** How many products and suppliers the largest emissions are told of. */
export const mostHotspots = 5;
/** How many months the course of what is in force is told for. */
export const historyMonths = 12;
/** How large a logo is at most. */
export const mostLogoBytes = 524_288;
/** How many footprints are chosen one by one for a file, and how many a file has. */
export const mostChosenFootprints = 200;
export const mostExportedFootprints = 5000;
/** How many of those that are left out are told. */
export const mostRefusedFootprints = 200;
/** How large a file of footprints is that is read, and how many it has. */
export const mostFootprintBytes = 5 * 1024 * 1024;
export const mostImportedFootprints = 1000;
