/** The id of the form of filters, which the sort beside the results belongs to as well. */
export const FILTER_FORM = "filter-form";
