/** Plain data, as answers are. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
