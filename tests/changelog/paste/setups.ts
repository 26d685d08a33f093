import {readFileSync} from 'node:fs';
import path from 'node:path';

const read = (name: string) => readFileSync(path.join(__dirname, 'setups', `${name}.txt`), 'utf8');

/**
 * What three administrators paste: what the statement printed on an invented server, below it settings and a line of a log.
 * `shards` has Kafka, tiered S3, views with definers and dictionaries from MySQL on 3 shards with 2 replicas, `logs` one
 * node in Kubernetes with JSON columns and asynchronous inserts, `product` a Replicated database with projections.
 */
export const SETUPS = {shards: read('shards'), logs: read('logs'), product: read('product')};
