-- What an event's amount counts: a contract's value, a price paid, profit, a part of the shares. Null where it was read by a version that did not ask.
alter table event_evidence add column amount_of text;
