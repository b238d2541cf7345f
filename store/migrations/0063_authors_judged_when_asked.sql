-- Calls of authors are judged when they are asked for, by one way for one author and for all: what was to be kept of them never was.
drop table author_outcome;
drop table author_call;
