/** How many of something one call takes. */
export const maxRequestedProducts = 500;
export const maxProductsAtOnce = 2000;
export const maxSuppliersInPath = 200;
export const maxRemovedSuppliers = 100;
/** The largest amount: of a mass, a quantity, an emission value. */
export const largestAmount = 999_999_999_999;
export const earliestYear = 1990;
export const latestYear = 2200;
/** Of an emission value. */
export const maxDecimals = 10;
export const maxSignificantDigits = 15;
/** How much of a footprint may be left out without a reason, in percent. */
export const exemptedPercentWithoutReason = 5;
/** How many rows one section of a calculation has at most. */
export const maxItemRows = 200;
export const maxStages = 100;
export const maxDocumentsOfField = 20;
/** How many identifiers, classifications or rules an answer names. */
export const maxExchangeIds = 50;
export const maxDeletedDocuments = 100;
export const maxReviewedAtOnce = 500;
/** How many answers one file brings; it may have more rows that say nothing new. */
export const maxAnswersInFile = 500;
export const maxCustomersInQuery = 500;
export const lockMinutes = 15;
/** How many requests are answered with templates, or matched with them, by one call. */
export const maxSoldProductAnswers = 200;
export const maxConfirmedMatches = 500;
export const maxDeletedSoldProducts = 500;
export const maxSoldProductsInQuery = 200;
/** How many templates are offered for one product. */
export const maxOfferedSoldProducts = 3;
/** How long before data lapse both sides are reminded, and lists say that they will. */
export const expiryNoticeDays = 60;
export const maxEstimatedProducts = 2000;
/** How many products and suppliers the largest emissions are told of. */
export const maxHotspots = 5;
/** How many months the course of what is in force is told for. */
export const historyMonths = 12;
/** How large a logo is at most. */
export const maxLogoBytes = 524_288;
/** How many footprints are chosen one by one for a file, and how many a file has. */
export const maxChosenFootprints = 200;
export const maxExportedFootprints = 5000;
/** How many of those that are left out are told. */
export const maxRefusedFootprints = 200;
/** How large a file of footprints is that is read, and how many it has. */
export const maxFootprintBytes = 5 * 1024 * 1024;
export const maxImportedFootprints = 1000;

/** What is due within so many days is due soon. */
export const dueSoonDays = 14;
