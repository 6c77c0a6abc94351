-- Whether two words stand beside each other anywhere is asked of the index: 'set up', both common and nowhere together, is
-- taken for frequent by the planner, which then reads all listings for a row that is not there.
ALTER FUNCTION search_corrections(text[]) SET enable_seqscan = off;
