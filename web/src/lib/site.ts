/** Whether this is the site that plays without a server (`make site`). */
export const SITE = import.meta.env.MODE === 'site';
