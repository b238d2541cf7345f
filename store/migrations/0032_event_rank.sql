-- What a document tells of an event's rank within its type (who leaves, how far a product is), and of results how much they differ from those of a year before, per cent. Null where it was read by a version that did not ask.
alter table event_evidence add column grade text;
alter table event_evidence add column change float8;
