import { expect, it } from 'vitest';
import { courseOf, nearestPoint, pointAfterKey, roundMost, spread, xOf } from './course-geometry.ts';

it('draws the oldest point on the left, the newest on the right, and larger values higher', () => {
  expect(courseOf([0, 50, 100], 100)).toEqual({
    lines: ['0,100 50,50 100,0'],
    marks: [
      { index: 0, x: 0, y: 100 },
      { index: 1, x: 50, y: 50 },
      { index: 2, x: 100, y: 0 },
    ],
  });
});

it('parts the line where a month has no value, and only marks what stands alone', () => {
  const { lines, marks } = courseOf([10, 20, null, 40, null], 100);
  expect(lines).toEqual(['0,90 25,80']);
  expect(marks.map(({ index }) => index)).toEqual([0, 1, 3]);
});

it('puts a single point in the middle', () => {
  expect(xOf(0, 1)).toBe(50);
  expect(courseOf([30], 100)).toEqual({ lines: [], marks: [{ index: 0, x: 50, y: 70 }] });
});

it.each([
  [[0, null], 1],
  [[], 1],
  [[7, 3], 10],
  [[12], 20],
  [[20, null], 20],
  [[48], 50],
  [[0.3], 0.5],
  [[999], 1000],
])('rounds the most of %j up to %d', (values, most) => {
  expect(roundMost(values)).toBeCloseTo(most);
});

it('leaves places alone that are far apart, and moves the others apart in their order', () => {
  expect(spread([10, 80], 12)).toEqual([10, 80]);
  expect(spread([50, 49], 12)).toEqual([61, 49]);
});

it('keeps moved places within the plot', () => {
  expect(spread([100, 100, 98], 12)).toEqual([88, 100, 76]);
});

it('finds the point under the pointer', () => {
  expect([-0.2, 0, 0.4, 0.5, 1, 3].map((place) => nearestPoint(place, 5))).toEqual([0, 0, 2, 2, 4, 4]);
  expect(nearestPoint(0.7, 1)).toBe(0);
});

it('moves by the arrow keys, and not beyond the ends', () => {
  expect(pointAfterKey('ArrowRight', 3, 5)).toBe(4);
  expect(pointAfterKey('ArrowRight', 4, 5)).toBe(4);
  expect(pointAfterKey('ArrowLeft', 0, 5)).toBe(0);
  expect(pointAfterKey('Home', 3, 5)).toBe(0);
  expect(pointAfterKey('End', 0, 5)).toBe(4);
  expect(pointAfterKey('Tab', 0, 5)).toBeNull();
});
