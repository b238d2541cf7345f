-- Of what a province or a city decrees: the province, ISO 3166-2. Null where nobody local did, and where it was read by a version that did not ask.
alter table event_evidence add column region text;
