/** Whether this is the site that plays without a server (`make site`). */
export const SITE = import.meta.env.MODE === 'site';

/** What is told where the table does not answer: on the site it is a part of the page. */
export const LOST = SITE ? 'page-error-stopped' : 'page-error-lost';
