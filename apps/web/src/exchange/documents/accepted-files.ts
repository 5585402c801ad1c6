/** What the browser's choice of files offers; the server looks into the file. */
export const acceptedFiles = 'application/pdf,.pdf';
