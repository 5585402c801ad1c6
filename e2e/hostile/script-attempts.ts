/** Each would run where a text is taken for HTML; the longest that a field takes is used. */
export const scriptAttempts = [
  `"'><script>window.executed=1</script><img src=x onerror=window.executed=1>{{constructor.constructor('window.executed=1')()}}`,
  `"><img src=x onerror=window.executed=1>`,
  '<svg onload=executed=1>',
  '<b onclick=x>',
] as const;

/** Where a text becomes part of an address; without a dot, which would ask for a file. */
export const addressAttempts = ['javascript:executed=1', '%22%3E%3Cimg%20src=x%20onerror=executed=1%3E'];
